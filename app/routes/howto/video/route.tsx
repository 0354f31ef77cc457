import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/components/dialog";
import { failure } from "~/errors/failure.server";
import { localeNames } from "~/i18n/locale";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/public-meta";
import { howtoVideos } from "../videos.server";
import * as css from "./player.css";

export const meta = publicMeta;

export function loader({ params, context }: LoaderFunctionArgs) {
  const video = howtoVideos(context).find(({ name }) => name === params.video);
  if (!video?.address) throw failure("notFound", context);
  return { title: video.title, video };
}

/** The player above the list, with the browser's own controls, so that it works without JavaScript. */
export default function Player() {
  const { i18n } = useTranslation();
  const { address, title, poster, captions } = useLoaderData<typeof loader>().video;
  const own = captions.find(({ locale }) => locale === i18n.language);
  const others = captions.filter((track) => track !== own);
  return (
    <Dialog title={title} parent={paths.howto}>
      <div className={css.player}>
        <video
          className={css.video}
          src={address}
          poster={poster}
          controls
          playsInline
          preload="metadata"
          aria-label={title}
        >
          <track
            kind="captions"
            src={own?.address}
            srcLang={own?.locale}
            label={own && localeNames[own.locale]}
            default={own !== undefined}
          />
          {others.map((track) => (
            <track
              key={track.locale}
              kind="captions"
              src={track.address}
              srcLang={track.locale}
              label={localeNames[track.locale]}
            />
          ))}
        </video>
      </div>
    </Dialog>
  );
}
