import { expect, test } from "vitest";
import { chooseLauncher, type Machine } from "#platform/postgres/embedded/launcher.ts";

const machine: Machine = { uid: 0, platform: "linux", can: () => true, read: () => "" };

test("root runs PostgreSQL as another user of a namespace, so that the files stay root's", () => {
  const { prefix, owner } = chooseLauncher(machine);
  expect(prefix.join(" ")).toContain("unshare --user --map-user=1 --map-group=1 -- setpriv --pdeathsig INT --");
  expect(owner).toBeUndefined();
});

test("where namespaces are forbidden, root runs it as an existing account that may read everything", () => {
  const { prefix, owner } = chooseLauncher({
    ...machine,
    can: ([program]) => program !== "unshare",
    read: ([, , name]) => (name === "nobody" ? "65534" : ""),
  });
  expect(owner).toEqual({ uid: 65_534, gid: 65_534 });
  expect(prefix.join(" ")).toContain("--reuid=65534 --regid=65534 --clear-groups --inh-caps=+dac_override");
});

test("without namespaces and without an account root is told what to do", () => {
  expect(() => chooseLauncher({ ...machine, can: ([program]) => program !== "unshare" })).toThrow("ordinary user");
});

test("an ordinary user runs it as it is, bound to the life of its supervisor where the system can", () => {
  expect(chooseLauncher({ ...machine, uid: 1000 }).prefix.slice(-4)).toEqual(["setpriv", "--pdeathsig", "INT", "--"]);
  const mac = chooseLauncher({ ...machine, uid: 501, platform: "darwin" });
  expect(mac).toEqual({ owner: undefined, canLock: false, prefix: ["env", "LC_ALL=C", "TZ=UTC"] });
});
