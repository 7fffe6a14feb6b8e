import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The fastest that a server can be, in a process of its own: node:http that answers with a buffer, and a post, once its body is read, with a small one. */
process.once("message", ({ page, refusal }: { readonly page: string; readonly refusal: string }) => {
  const pageBytes = Buffer.from(page, "base64");
  const server = createServer((request, response) => {
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": pageBytes.length });
      response.end(pageBytes);
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(400, { "content-type": "application/json", "content-length": Buffer.byteLength(refusal) });
      response.end(refusal);
    });
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});
process.once("disconnect", () => process.exit(0));
