import { limitNames } from "schemas/env/limits";

/** The app's environment without limits: a program makes more requests in a minute, from one address, than people do. */
export const unlimited = Object.fromEntries(limitNames.map((name) => [name, "1000000/60"]));
