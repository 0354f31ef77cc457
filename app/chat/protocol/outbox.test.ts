import { describe, expect, it } from "vitest";
import { messageOf } from "./message";
import {
  addFile,
  addMessage,
  delivered,
  failed,
  nextSteps,
  type Outbox,
  pending,
  postbackMessage,
  progressed,
  recognise,
  remove,
  resend,
  started,
  textMessage,
  uploaded,
} from "./outbox";

const first = { id: "a", attempt: 1 };
const second = { id: "a", attempt: 2 };
const picture = { source: "bytes", media: "image" as const, name: "photo.png" };

const text =
  (id: string, message = id) =>
  (outbox: Outbox<string>) =>
    addMessage(outbox, id, textMessage(message));
const withText: Outbox<string> = text("a")([]);
const withFile: Outbox<string> = addFile([], "a", picture);
const running = (outbox: Outbox<string>, which = first) => started(outbox, which);

const deliveries = (outbox: Outbox<string>) => outbox.map(({ delivery }) => delivery);
const steps = (outbox: Outbox<string>) => nextSteps(outbox).map(({ does, item }) => `${does} ${item.id}`);

/** A message as an event or a page returns it. */
function own(message: string, at = "2031-05-01T08:00:00.000Z", sender = "customer") {
  const conversation = { sender, message: textMessage(message), createdAt: at };
  return messageOf(conversation, { room: "r" });
}

describe("a text on its way", () => {
  it("is sending until the operator's answer, then it is the thread's", () => {
    expect(deliveries(withText)).toEqual(["sending"]);
    expect(steps(withText)).toEqual(["send a"]);
    const sent = running(withText);
    expect(steps(sent)).toEqual([]);
    const done = delivered(sent, first);
    expect([deliveries(done), pending(done)]).toEqual([["succeed"], []]);
    expect(text("b")(done).map(({ id }) => id)).toEqual(["b"]);
  });

  it("goes after the one before it, in their order", () => {
    const three = text("c")(text("b")(withText));
    expect(steps(three)).toEqual(["send a"]);
    expect(steps(running(three))).toEqual([]);
    expect(steps(delivered(running(three), first))).toEqual(["send b"]);
    expect(steps(failed(running(three), first))).toEqual(["send b"]);
  });

  it("that failed says why, and can be resent or removed", () => {
    const lost = failed(running(withText), first, "No connection");
    expect(lost).toMatchObject([{ delivery: "failed", reason: "No connection" }]);
    expect(steps(lost)).toEqual([]);
    expect(resend(lost, "a")).toMatchObject([{ delivery: "sending", attempt: 2, reason: undefined }]);
    expect(steps(resend(lost, "a"))).toEqual(["send a"]);
    expect(remove(lost, "a")).toEqual([]);
  });

  it("that is under way or done is neither resent nor removed", () => {
    for (const outbox of [running(withText), delivered(running(withText), first)]) {
      expect(resend(outbox, "a")).toEqual(outbox);
      expect(remove(outbox, "a")).toEqual(outbox);
    }
  });

  it("hears no answer to an older try, and none after it was removed", () => {
    const again = running(resend(failed(running(withText), first), "a"), second);
    expect(failed(again, first)).toEqual(again);
    expect(delivered(again, first)).toEqual(again);
    expect(deliveries(delivered(again, second))).toEqual(["succeed"]);
    expect(delivered(remove(failed(running(withText), first), "a"), first)).toEqual([]);
    const done = delivered(running(withText), first);
    expect(failed(done, first)).toEqual(done);
  });
});

describe("a file on its way", () => {
  it("goes through uploading_file and sending to succeed, with its progress [4.29 3.28]", () => {
    expect(deliveries(withFile)).toEqual(["uploading_file"]);
    expect(steps(withFile)).toEqual(["upload a"]);
    const half = progressed(running(withFile), first, 0.5);
    expect(half).toMatchObject([{ progress: 0.5, delivery: "uploading_file" }]);
    expect(progressed(half, first, 0.3)).toMatchObject([{ progress: 0.5 }]);
    expect(progressed(half, first, 7)).toMatchObject([{ progress: 1 }]);
    const there = uploaded(half, first, "/chat-files/1.png");
    expect(there).toMatchObject([
      {
        delivery: "sending",
        isRunning: false,
        message: {
          message_type: "media",
          payload: { url: "/chat-files/1.png", fileType: "image", filePath: "/chat-files/1.png" },
        },
      },
    ]);
    expect(steps(there)).toEqual(["send a"]);
    expect(deliveries(delivered(running(there), first))).toEqual(["succeed"]);
  });

  it("that failed is resent from where it failed: uploaded it is not uploaded again [4.30]", () => {
    const atUpload = failed(running(withFile), first);
    expect(steps(resend(atUpload, "a"))).toEqual(["upload a"]);
    expect(resend(atUpload, "a")).toMatchObject([{ progress: 0, attempt: 2 }]);
    const atSending = failed(running(uploaded(running(withFile), first, "/x.png")), first);
    expect(deliveries(atSending)).toEqual(["failed"]);
    expect(steps(resend(atSending, "a"))).toEqual(["send a"]);
  });

  it("can be removed while it is uploaded or when it failed, not once it is sending [4.30]", () => {
    expect(remove(running(withFile), "a")).toEqual([]);
    expect(remove(failed(running(withFile), first), "a")).toEqual([]);
    const sending = running(uploaded(running(withFile), first, "/x.png"));
    expect(remove(sending, "a")).toEqual(sending);
    expect(uploaded(remove(running(withFile), "a"), first, "/x.png")).toEqual([]);
  });

  it("keeps no text waiting, and the next file waits for it", () => {
    const both = addFile(text("b")(withFile), "c", { ...picture, media: "video" });
    expect(steps(both)).toEqual(["upload a", "send b"]);
    expect(steps(running(both))).toEqual(["send b"]);
    expect(steps(failed(running(both), first))).toEqual(["upload c", "send b"]);
  });
});

describe("an own message that comes back", () => {
  it("before its answer is shown once, by the thread", () => {
    const echoed = recognise(running(withText), [own("a")]);
    expect(pending(echoed)).toEqual([]);
    expect(steps(echoed)).toEqual([]);
    expect(deliveries(delivered(echoed, first))).toEqual(["succeed"]);
  });

  it("makes a lost answer no failure", () => {
    expect(deliveries(failed(recognise(running(withText), [own("a")]), first))).toEqual(["succeed"]);
    const lost = failed(running(withText), first);
    expect(deliveries(recognise(lost, [own("a")]))).toEqual(["succeed"]);
  });

  it("answers for one item only, the older first", () => {
    const twice = failed(running(text("b", "a")(withText)), first);
    expect(deliveries(recognise(twice, [own("a")]))).toEqual(["succeed", "sending"]);
    const bothOut = started(running(text("b", "a")(withText)), { id: "b", attempt: 1 });
    const seen = recognise(bothOut, [own("a"), own("a", "2031-05-01T08:00:01.000Z")]);
    expect(pending(seen)).toEqual([]);
  });

  it("answers for nothing that is not itself: others' words, other words, what has not gone out yet", () => {
    const sent = running(withText);
    expect(recognise(sent, [own("other"), own("a", undefined, "staff")])).toEqual(sent);
    expect(recognise(withText, [own("a")])).toEqual(withText);
    expect(recognise(sent, [])).toEqual(sent);
  });
});

it("a tapped button sends what it stands for", () => {
  expect(postbackMessage("Yes", { id: 7 })).toEqual({
    message_type: "postback",
    payload: { title: "Yes", payload: { id: 7 } },
  });
});
