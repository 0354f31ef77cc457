import { checkLinear } from "./linear";
import { signs } from "./repeated-signs";

checkLinear(signs.all);
