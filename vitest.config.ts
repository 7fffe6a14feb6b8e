import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** A browser on a busy machine may take longer than the second that a poll has by itself. */
const PATIENT = { poll: { timeout: 20_000 } };

/** Vitest leaves one core to itself by default: on two that is half of the machine. */
const EVERY_CORE = { maxWorkers: availableParallelism() };

/** While one waits for what the product does the other works: on two cores 370 to 440 s for what one took 540 s, and three take no less. */
const TWO_BROWSERS = { maxWorkers: 2 };

/** What is tested keeps no state in its modules, so that a worker reads each once, not once a file. */
const EACH_MODULE_ONCE = { isolate: false };

/** Rooms whose tests need a database get a real PostgreSQL, started once; the others do not wait for one. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          ...EVERY_CORE,
          ...EACH_MODULE_ONCE,
          include: ["{planner,drawing,web,content,bench}/**/*.test.{ts,tsx}"],
          // Some design whole houses.
          testTimeout: 120_000,
        },
      },
      {
        // A command of its own: minutes of planning whole houses, one brief after the other.
        test: {
          name: "briefs",
          ...EVERY_CORE,
          include: ["tests/briefs/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "database",
          ...EVERY_CORE,
          ...EACH_MODULE_ONCE,
          include: ["{shop,calls,platform,run,migrations,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/{journeys,screens,every-screen,briefs}/**"],
          globalSetup: ["tests/support/global-database.ts"],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "screens",
          ...TWO_BROWSERS,
          ...EACH_MODULE_ONCE,
          expect: PATIENT,
          include: ["tests/screens/**/*.test.ts"],
          globalSetup: ["tests/support/global-build.ts"],
          testTimeout: 60_000,
          css: true,
        },
      },
      {
        // A command of its own: minutes of looking at every screen in every language.
        test: {
          name: "every-screen",
          expect: PATIENT,
          include: ["tests/every-screen/**/*.test.ts"],
          globalSetup: ["tests/support/global-build.ts", "tests/support/global-database.ts"],
          testTimeout: 900_000,
          fileParallelism: false,
          css: true,
        },
      },
      {
        test: {
          name: "journeys",
          ...TWO_BROWSERS,
          expect: PATIENT,
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/support/global-build.ts", "tests/support/global-app.ts"],
          testTimeout: 360_000,
        },
      },
    ],
  },
});
