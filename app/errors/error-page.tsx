import { ErrorScreen } from "./error-screen";

/** The error screen where no frame is around it: a page of its own. */
export function ErrorPage() {
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}
