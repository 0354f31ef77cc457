import type { ReactNode } from "react";
import { useBrand } from "~/document/brand";
import { ErrorScreen } from "~/errors/error-screen";
import { AppShell } from "./app-shell";
import { guestFrame } from "./frame.css";

/** A page without the usual frame: brand and language at the top, no menu. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <AppShell name={useBrand()?.name ?? ""} homePath="/" items={[]} kind="guest" frame={guestFrame}>
      {children}
    </AppShell>
  );
}

/** The error screen for when there is no frame around it. */
export function ErrorPage() {
  return (
    <BareFrame>
      <ErrorScreen />
    </BareFrame>
  );
}
