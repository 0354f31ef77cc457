import { Scripts } from "@remix-run/react";
import { documentIds, useDocument } from "./document";
import { LateSheet } from "./root-styles";

/**
 * Remix's scripts and the sheet, put into the page once it is painted: a page can be read, and its forms sent, without
 * them (docs/decisions/script-after-the-first-paint.md). A hidden page is not painted, so it gets them at once; the
 * timer is for browsers that paint late or do not report it.
 */
export function LateScripts() {
  const { nonce } = useDocument();
  return (
    <>
      <template id={documentIds.late}>
        <LateSheet />
        <Scripts nonce={nonce} />
      </template>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startScript }} />
      <noscript>
        <LateSheet />
      </noscript>
    </>
  );
}

/**
 * Remix writes the page's data as calls of `__remixContext.streamController`, which its first script creates: until
 * that script runs, the calls are held here. Safari before 14.1 has no TextEncoderStream, so the texts are encoded
 * here.
 */
export const startScript = `{
let held=[],begun,d=document,w=window;
w.__remixContext={streamController:{enqueue:t=>held.push(t),close:()=>held.push(null)}};
let start=()=>{
if(begun)return;begun=1;
let old=!w.TextEncoderStream;
if(old){w.TextEncoderStream=class{};ReadableStream.prototype.pipeThrough=function(){return this}}
let late=d.getElementById("${documentIds.late}").content,sheet=late.querySelector("#${documentIds.sheet}");
if(sheet)sheet.onerror=()=>sheet.remove();
d.body.append(late);
let c=w.__remixContext,s=c.streamController,e=new TextEncoder;
if(old)c.streamController={enqueue:t=>s.enqueue(e.encode(t)),close:()=>s.close()};
for(let t of held)t===null?c.streamController.close():c.streamController.enqueue(t)};
d.hidden?start():(setTimeout(start,2e3),new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&start()).observe({type:"paint",buffered:!0}))
}`;
