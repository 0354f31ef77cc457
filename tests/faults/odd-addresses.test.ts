import { connect } from "node:net";
import { expect, test } from "vitest";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const { operator, app } = sharedSite();

/** The whole answer to a request line that no browser writes, or to such a host. */
function answerTo(
  line: string,
  headers: readonly string[] = [],
  host = new URL(app.url).host,
): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const head = [`${line} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...headers];
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join("\r\n")}\r\n\r\n`));
    socket.on("data", (data) => {
      heard += data;
    });
    socket.on("error", reject).on("close", () => resolve(heard));
  });
}

const browser = ["Accept: text/html", "Cookie: locale=en"];
const statusOf = async (line: string, headers?: readonly string[]) =>
  Number((await answerTo(line, headers)).split(" ")[1]);

const none = [
  ["an empty part", "//login"],
  ["one within", "/user//home"],
  ["one at its end", "/login//"],
  ["backslashes, which a URL reads as slashes", "/\\login"],
  ["dots before it", "/./\\/login"],
  ["30 kB of slashes", `${"/".repeat(30_000)}x`],
  ["30 kB of backslashes", `/${"\\".repeat(30_000)}x`],
  ["more than 2 kB", `/${"a".repeat(2_048)}`],
  ["an empty part behind another site's name", "http://elsewhere.example//login"],
] as const;

test.each(none)(
  "an address with %s is nobody's: a page that says so, and a sentence for a script",
  async (_, path) => {
    const page = await answerTo(`GET ${path}`, browser);
    expect(page).toMatch(/^HTTP\/1.1 404 /);
    const [, id = ""] = /^x-request-id: (\S+)/im.exec(page) ?? [];
    for (const text of ["404", "Page Not Found", "Your wallet is safe", id]) expect(page).toContain(text);
    const said = await answerTo(`GET ${path}`, ["Accept: */*", "Cookie: locale=en"]);
    expect(said).toMatch(/^HTTP\/1.1 404 [\s\S]*\{"error":"[^"]+","reference":"[\w-]+"\}/);
  },
);

test("nothing is done by a form that is posted there", async () => {
  const member = await operator.member({ walletAmount: 100 });
  const visitor = await new Visitor(app.url).signIn(member);
  const before = (await operator.calls({})).length;
  for (const path of ["//user/home/transfer", "/user//home/transfer", "//login", "/logout//"]) {
    const answer = await visitor.post(path, { from: "wallet", to: "JOKER", amount: "100", do: "confirm" });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  expect((await operator.calls({})).length).toBe(before);
  expect((await visitor.get("/user/profile")).status).toBe(200);
});

test("what is close to it is served as before", async () => {
  expect(await statusOf("GET /login/", browser)).toBe(200);
  expect(await statusOf("GET http://elsewhere.example/login", browser)).toBe(200);
  expect(await statusOf("GET /contact?next=//elsewhere.example//x", browser)).toBe(200);
  expect(await statusOf("GET /a%2F%2Fb", browser)).toBe(404);
});

test("a file's address gets no page drawn, and the log holds no more of a path than an address may have", async () => {
  expect(await answerTo("GET /assets//x.js", browser)).toContain("No such file");
  await answerTo(`GET /${"b".repeat(30_000)}`);
  const isLogged = () => app.lines.some((line) => line.includes("bbbb"));
  await expect.poll(isLogged).toBe(true);
  expect(Math.max(...app.lines.map(({ length }) => length))).toBeLessThan(5_000);
});

test("a Host that holds more than a host is refused where it would say what our origin is", async () => {
  const ask = async (host: string) => (await answerTo("GET /user", [], host)).split("\r\n")[0];
  for (const host of ["a/b", `x${"/".repeat(30_000)}x`, "a@b", "a b", "a:b", "\\"])
    expect([host.slice(0, 9), await ask(host)]).toEqual([host.slice(0, 9), "HTTP/1.1 400 Bad Request"]);
  for (const host of ["wallet.example", "127.0.0.1:3000", "[::1]:3000", "my_host-1"])
    expect([host, await ask(host)]).toEqual([host, "HTTP/1.1 302 Found"]);
});
