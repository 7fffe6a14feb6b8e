import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { hmacSha256, sameText } from "#platform/digest.ts";
import { loopbackOnly } from "#platform/loopback.ts";
import type { ShopContext } from "#shop/context.ts";
import { actAsOperator } from "#shop/operator/act.ts";
import { OPERATOR_ACTIONS } from "#shop/operator/audit.ts";
import { listCases, listCasesOf } from "#shop/operator/cases.ts";
import { find } from "#shop/operator/find.ts";
import { findOrder, listOrders, readOrderFile, refusedAmong } from "#shop/operator/order-list.ts";
import type { Markup, PageShell } from "../page-shell.ts";
import { readForm, sameOriginOnly } from "../request.server.ts";
import { casesBody, enterBody, foundBody, orderBody, ordersBody } from "./pages.server.ts";

const COOKIE = "hp_operator";
const HOURS = 12;
const request = z.object({
  action: z.enum(OPERATOR_ACTIONS),
  subject: z.string().min(1).max(200),
  payment: z.string().max(200).optional(),
});

/**
 * `/operator`: what waits, orders, a search by what customers read out, and the actions on them. Only for the machine itself and only
 * with the operator's token, which the address may carry once; a cookie then stands for it for twelve hours.
 */
export function operatorApp(
  deps: ShopContext & { readonly publicUrl: string; readonly operatorToken: string | null; readonly shell: PageShell },
): Hono {
  const app = new Hono();
  const token = deps.operatorToken;
  if (token === null) return app;
  const pass = hmacSha256(`operator:${deps.serverKey}`, token);
  const page = (c: Context, title: string, body: Markup, status: 200 | 404 = 200) =>
    deps.shell(c, { title, body, status, language: "en", path: null });
  const enter = (c: Context, given: string) => {
    if (!sameText(given, token)) return page(c, "Operator", enterBody("This is not the operator's token."), 404);
    setCookie(c, COOKIE, pass, { path: "/operator", httpOnly: true, sameSite: "Strict", maxAge: HOURS * 3600 });
    return c.redirect("/operator", 303);
  };

  app.use("/operator/*", loopbackOnly, sameOriginOnly(deps.publicUrl));
  app.post("/operator/enter", async (c) => {
    const read = await readForm(c, z.object({ token: z.string().max(500) }));
    return enter(c, read.kind === "body" ? read.body.token : "");
  });
  app.use("/operator/*", async (c, next) => {
    if (sameText(getCookie(c, COOKIE) ?? "", pass)) return next();
    const given = c.req.query("token");
    return given === undefined ? page(c, "Operator", enterBody("")) : enter(c, given);
  });
  app.get("/operator", async (c) => {
    if (c.req.query("token") !== undefined) return c.redirect("/operator", 303);
    const all = c.req.query("all") !== undefined;
    const cases = await listCases(deps.db, { all });
    return page(c, all ? "To do, and done" : "To do", casesBody(cases, { all, said: c.req.query("said") ?? "" }));
  });
  app.get("/operator/orders", async (c) => {
    const orders = await listOrders(deps.db);
    return page(c, "Orders", ordersBody(orders, await refusedAmong(deps.db, idsOf(orders))));
  });
  app.get("/operator/orders/:id", async (c) => {
    const order = await findOrder(deps.db, c.req.param("id"));
    if (!order) return c.notFound();
    const said = c.req.query("said") ?? "";
    const [file, cases] = await Promise.all([readOrderFile(deps.db, order), listCasesOf(deps.db, [order.id])]);
    return page(c, `Order ${order.number}`, orderBody(file, { cases, said }));
  });
  app.get("/operator/find", async (c) => {
    const asked = (c.req.query("q") ?? "").slice(0, 100);
    const found = await find(deps.db, asked);
    const subjects = [...found.orders, ...found.answers].map(({ id }) => id);
    const [cases, refused] = await Promise.all([
      listCasesOf(deps.db, subjects),
      refusedAmong(deps.db, idsOf(found.orders)),
    ]);
    return page(c, "Find a customer", foundBody(asked, found, { cases, refused }));
  });
  app.post("/operator/act", async (c) => {
    const read = await readForm(c, request);
    if (read.kind === "bad") return c.json({ status: 400, message: read.message }, 400);
    const { action, subject, payment } = read.body;
    const acted = await actAsOperator(deps, { action, subject, ...(payment && { payment }), by: "page" });
    const ordered = action === "refund" || action === "deliver";
    const back = ordered ? `/operator/orders/${encodeURIComponent(subject)}` : "/operator";
    return c.redirect(`${back}?${new URLSearchParams({ said: acted.words })}`, 303);
  });
  return app;
}

function idsOf(orders: readonly { readonly id: string }[]): readonly string[] {
  return orders.map(({ id }) => id);
}
