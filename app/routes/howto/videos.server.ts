import type { VideoName } from "schemas/names";
import { videoNames } from "schemas/names";
import type { RequestContext } from "~/context";
import type { Locale } from "~/i18n/locale";

/** A how-to video for a screen; without a URL it is not available yet. */
export interface HowtoVideo {
  name: VideoName;
  title: string;
  address?: string;
  poster?: string;
  captions: { locale: Locale; address: string }[];
}

/** The five how-to videos in order (specification, section 2, Public screens), from the brand's config. */
export function howtoVideos(context: RequestContext): HowtoVideo[] {
  return videoNames.map((name) => howtoVideo(name, context));
}

function howtoVideo(name: VideoName, { brand, texts, locale }: RequestContext): HowtoVideo {
  const { title, file, poster, captions } = brand.videos[name];
  const offered = brand.locales.flatMap((language) => {
    const track = captions[language];
    return track ? [{ locale: language, address: addressOf(track) }] : [];
  });
  return {
    name,
    title: title?.[locale] ?? texts.t(locale)(`public:howto.${name}`),
    address: file && addressOf(file),
    poster: poster && addressOf(poster),
    captions: offered,
  };
}

/** The URL of a file in the brand's folder, or the given link. */
function addressOf(file: string): string {
  return /^https?:/.test(file) ? file : `/brand/${file}`;
}
