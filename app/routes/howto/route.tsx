import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { card as plate } from "~/components/card.css";
import { Icon } from "~/components/icon";
import { Link } from "~/components/link";
import { failure } from "~/errors/failure.server";
import { titleMeta } from "~/shell/title";
import * as css from "./howto.css";
import { type HowtoVideo, howtoVideos } from "./videos.server";

export const meta = titleMeta;

export function loader({ context }: LoaderFunctionArgs) {
  const { texts, locale, brand } = context;
  if (!brand.features.howto) throw failure("notFound", context);
  const title = `${texts.t(locale)("public:howto.title")} · ${brand.name[locale]}`;
  const videos = howtoVideos(context).map(({ name, title, poster, address }) => {
    return { name, title, poster, isThere: address !== undefined };
  });
  return { title, videos };
}

export default function Howto() {
  const { t } = useTranslation();
  const { videos } = useLoaderData<typeof loader>();
  return (
    <div className={css.howto}>
      <h1 className={css.heading}>{t("howto.title")}</h1>
      <ul className={css.list}>
        {videos.map((video) => (
          <li key={video.name}>
            <Card {...video} />
          </li>
        ))}
      </ul>
      <Outlet />
    </div>
  );
}

interface CardProps extends Pick<HowtoVideo, "name" | "title" | "poster"> {
  isThere: boolean;
}

const card = `${plate} ${css.card}`;

function Card({ name, title, poster, isThere }: CardProps) {
  const { t } = useTranslation();
  const picture = (
    <span className={css.picture}>
      {poster ? <img className={css.poster} src={poster} alt="" width={480} height={270} /> : null}
      {isThere ? (
        <span className={css.play}>
          <Icon name="start" />
        </span>
      ) : null}
    </span>
  );
  if (!isThere) {
    return (
      <div className={card}>
        {picture}
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          <span className={css.notYet}>{t("howto.notYet")}</span>
        </span>
      </div>
    );
  }
  return (
    <Link className={card} to={name} preventScrollReset>
      {picture}
      <span className={css.title}>{title}</span>
    </Link>
  );
}
