import { expect, test } from "vitest";
import { formFaults } from "./forms";

const faults = (text: string, path = "app/routes/a/form.tsx") => formFaults([{ path, text }]);

test.each([
  `const a = <Form method="post">x</Form>;`,
  `const a = <form method="post" className="b" />;`,
  `const a = <Form\n  {...props}\n  method="get"\n>x</Form>;`,
])("a form must say where it posts to: %s", (text) => {
  expect(faults(text)).toMatchObject([{ line: 1 }]);
});

test.each([
  `const a = <Form method="get" action="/x" />;`,
  `const a = <BoundForm method="post" action="/x" />;`,
  `const a = <OwnForm method="post" />;`,
  // Script sends it, and there is no address.
  `const a = <form onSubmit={send} />;`,
])("but this is fine: %s", (text) => {
  expect(faults(text)).toEqual([]);
});

test("a form that posts must say whose page it stands in, unless it is of nobody", () => {
  const form = `const a = <Form method="post" action="/x" />;`;
  expect(faults(form)).toMatchObject([{ line: 1, message: expect.stringContaining("BoundForm") }]);
  expect(faults(form, "app/shell/language-menu.tsx")).toEqual([]);
});

test("only screens have forms", () => {
  expect(faults(`const a = <Form method="post" />;`, "tests/support/forms.tsx")).toEqual([]);
  expect(faults(`const a = <Form method="post" />;`, "app/a.test.tsx")).toEqual([]);
});
