/** What rendering a message depends on besides the message itself. */
export interface DrawingPlace {
  brandName: string;
  /** For relative addresses in messages. Videos from here play in the page; others open on their own. */
  operatorOrigin: string;
  /** Whether pictures may come from http on loopback. */
  allowsLoopback: boolean;
  zoneMinutes: number;
}

/** Sends the reply of a tapped button or quick reply. Absent without JavaScript, where a form sends it. */
export type OnPostback = (title: string, payload: unknown) => void;
