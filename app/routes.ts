import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

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
  ]),
  route("terminated", "routes/terminated/route.tsx"),
  route("user", "routes/user/route.tsx", [
    index("routes/user.index/route.ts"),
    route("home", "routes/user.home/route.tsx", [route("transfer", "routes/user.home.transfer/route.tsx")]),
    route("statement", "routes/user.statement/route.tsx"),
    route("outcome/:intent", "routes/user.outcome/route.tsx"),
  ]),
  route("logout", "routes/logout/route.ts"),
  route("language", "routes/language/route.ts"),
  route("balances", "routes/balances/route.ts"),
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
