import { type RouteConfig, route } from "@remix-run/route-config";

export default [
  route("login", "routes/login.tsx"),
  route("user/home", "routes/home.tsx"),
  route("user/statement", "routes/statement.tsx"),
] satisfies RouteConfig;
