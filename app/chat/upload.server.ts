import type { OperatorConfig } from "schemas/operator";
import type { RequestContext } from "~/context";
import { fileSize } from "~/format/file-size";
import { receiveUpload } from "~/uploads/receive-upload.server";
import { UploadRefused } from "~/uploads/upload-refused";
import { refuse } from "./answer.server";
import { sentKinds } from "./file-rules";
import type { Party } from "./party.server";

type Sent = keyof typeof sentKinds;

function maxBytesOf(sent: Sent, { chat }: Pick<OperatorConfig, "chat">): number {
  return sent === "video" ? chat.videoMaxBytes : chat.fileMaxBytes;
}

/** Streams a file to the operator. Returns its path there, or a Response with the refusal. */
export async function passOn(
  sent: Sent,
  request: Request,
  party: Party,
  context: RequestContext,
): Promise<string | Response> {
  const maxBytes = maxBytesOf(sent, context.brand);
  try {
    const { file } = await receiveUpload(request, { maxBytes, kinds: sentKinds[sent], required: [] });
    const { uploadImage, uploadVideo } = party.operator.chat;
    const answer = (sent === "video" ? uploadVideo : uploadImage)({ file });
    const { path } = await answer.catch((error: unknown) => {
      throw file.fault() ?? error;
    });
    return path;
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    const t = context.texts.t(context.locale);
    if (error.fault !== "tooLarge") return refuse(415, t("chat:file.unsupported"));
    return refuse(413, t("chat:file.tooLarge", { size: fileSize(maxBytes) }));
  }
}
