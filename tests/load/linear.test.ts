import { checkLinear } from "./linear";
import { characters } from "./repeated-characters";

checkLinear(characters.few);
