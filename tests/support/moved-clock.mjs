import "../../scripts/bootstrap/moved-clock.mjs";
