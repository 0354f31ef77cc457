import { largeText, phone, type Traits } from "./trait";

export const poster: Traits<"poster"> = {
  sala: "",
  lotus: "",
  river: `${phone}{.tagline{font-size:min(1.125rem,6vw)}}${largeText}{.tagline{display:none}}`,
};
