import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{planner,drawing,shop,calls,web,content,platform,run,tests}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
  },
});
