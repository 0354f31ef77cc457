import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import { failure } from "~/errors/failure.server";
import { publicMeta } from "~/shell/public-meta";
import * as css from "./howto.css";
import { type HowtoVideo, howtoVideos } from "./videos.server";

export const meta = publicMeta;

export function loader({ context }: LoaderFunctionArgs) {
  const { texts, locale, brand } = context;
  if (!brand.features.howto) throw failure("notFound", context);
  const title = `${texts.t(locale)("public:howto.title")} · ${brand.name[locale]}`;
  const videos = howtoVideos(context).map(({ name, title, address }) => {
    return { name, title, isThere: address !== undefined };
  });
  return { title, videos };
}

export default function Howto() {
  const { t } = useTranslation();
  const { videos } = useLoaderData<typeof loader>();
  return (
    <div className={css.howto}>
      <h1 className={css.heading}>{t("howto.title")}</h1>
      <ol className={css.films}>
        {videos.map((video) => (
          <li key={video.name}>
            <Film {...video} />
          </li>
        ))}
      </ol>
      <Outlet />
    </div>
  );
}

interface FilmProps extends Pick<HowtoVideo, "name" | "title"> {
  isThere: boolean;
}

/** What a video shows, with a drawing of the brand's; a link if the brand has the video. */
function Film({ name, title, isThere }: FilmProps) {
  const { t } = useTranslation();
  const content = (
    <>
      <span className={css.art} data-film={name} aria-hidden="true" />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {isThere ? (
          <span className={css.watch}>
            <Icon name="play" isSmall />
            {t("howto.watch")}
          </span>
        ) : (
          <span className={css.notYet}>{t("howto.notYet")}</span>
        )}
      </div>
    </>
  );
  if (!isThere) return <div className={css.film}>{content}</div>;
  return (
    <Link className={css.film} to={name} preventScrollReset>
      {content}
    </Link>
  );
}
