import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** For whoever changes a component; no build for members has it. */
const workshop = import.meta.env.DEV ? [route("preview", "routes/preview/route.tsx")] : [];

/** The whole URL map (specification, section 2). Folders have the names of their addresses. */
export default [
  index("routes/index/route.ts"),
  layout("routes/public/route.tsx", [
    route("login", "routes/login/route.tsx"),
    route("register", "routes/register/route.tsx"),
    route("register/otp", "routes/register.otp/route.tsx"),
    route("register/profile", "routes/register.profile/route.tsx"),
    route("register/bank", "routes/register.bank/route.tsx"),
    route("register/done", "routes/register.done/route.tsx"),
    route("howto", "routes/howto/route.tsx", [route(":video", "routes/howto.video/route.tsx")]),
    route("contact", "routes/contact/route.tsx"),
  ]),
  route("terminated", "routes/terminated/route.tsx"),
  route("user", "routes/user/route.tsx", [
    index("routes/user.index/route.ts"),
    route("statement", "routes/user.statement/route.tsx"),
    route("home", "routes/user.home/route.tsx", [
      route("transfer", "routes/user.home.transfer/route.tsx"),
      route("agreements", "routes/user.home.agreements/route.tsx"),
    ]),
    route("profile", "routes/user.profile/route.tsx", [
      route("password", "routes/user.profile.password/route.tsx"),
      route("bank-name", "routes/user.profile.bank-name/route.tsx"),
      route("edit", "routes/user.profile.edit/route.tsx"),
    ]),
    route("contact", "routes/user.contact/route.tsx"),
    route("conditions", "routes/user.conditions/route.ts"),
    route("outcome/:intent", "routes/user.outcome/route.tsx"),
  ]),
  route("logout", "routes/logout/route.ts"),
  route("language", "routes/language/route.ts"),
  route("balances", "routes/balances/route.ts"),
  route("in-app-hint", "routes/in-app-hint/route.ts"),
  route("manifest.webmanifest", "routes/manifest/route.ts"),
  ...workshop,
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
