import { newApplicant } from "../support/applicant";
import { codeSentTo, test } from "./otp-site";
import { expectPicture, expectPictures } from "./picture";
import { registrationScreen } from "./registration-screen";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the later steps of a registration look as judged, on a phone and on a desktop", async ({
  page,
  brand,
  otpSite,
}) => {
  test.slow();
  const applicant = newApplicant(brand);
  const screen = registrationScreen(page, brand);
  const look = async (step: "otp" | "profile" | "bank") => {
    await page.waitForURL(`/register/${step}`);
    // Without the toast of the step before.
    await page.reload();
    await expectPictures(page, `register-${step}`);
  };
  await page.goto("/register");
  await screen.enterPhone(applicant);
  await look("otp");
  await screen.enterCode((await codeSentTo(otpSite, applicant.username)).code);
  await look("profile");
  await screen.enterProfile(applicant);
  await look("bank");
  await screen.enterBank(applicant);
  await page.waitForURL("/register/done");
  await page.reload();
  // It leads on to login after a while, so there is no time for all looks.
  await expectPicture(page, "register-done");
});
