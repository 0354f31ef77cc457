import type { Shape } from "../i18n";
import type { texts as th } from "../th/bringback";

/** All money in games brought back into the main wallet, game by game. */
export const texts = {
  title: "Back to main wallet",
  count: "Games with money: {{count}}",
  going: "Bringing back, game {{at}} of {{count}}",
  ended: "Brought back {{done}} of {{count}} games",
  nothing: "No money in games to bring back",
  start: "Bring all {{amount}}\u00a0{{currency}} back",
  stop: "Stop after this game",
  stopping: "Stopping after this game",
  goOn: "Go on, games left: {{count}}",
  tryOne: "Try {{game}} again",
  tryMany: "Try again, games: {{count}}",
  again: "Try again",
  close: "Close",
  lookAgain: "Check again",
  state: {
    waits: "Waiting",
    going: "Coming back",
    done: "In your main wallet",
    refused: "Still in the game",
    kept: "Still in the game",
    checking: "Being checked",
  },
  refusedOne: "The money in {{game}} was not moved. All of it is still in the game.",
  refusedMany: "Games not moved: {{count}}. All of their money is still in the games.",
  checkingText: "What is being checked is not moved again.",
  details: "See details",
  belowMinimum: "Less than the minimum of {{amount}} {{currency}}",
  changed: "The balance in the game has changed. Nothing was moved.",
  empty: "No money in this game any more",
  notSent: "The connection was lost. Nothing was sent.",
  lost: "The connection was lost. We are checking.",
  said: {
    done: "{{game}}: {{amount}} {{currency}} is in your main wallet",
    refused: "{{game}}: still in the game. {{reason}}",
    kept: "{{game}}: still in the game. {{reason}}",
    checking: "{{game}}: being checked",
  },
} satisfies Shape<typeof th>;
