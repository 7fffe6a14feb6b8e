import { expect, test } from "vitest";
import { LOADER_MESSAGES } from "#web/response/loader-progress.ts";
import { WORDS } from "#web/words/words.ts";

const {
  checkout,
  "checkout-still": still,
  common,
  "payment-failure": failure,
  response,
  survey,
  "thank-you": thanks,
} = WORDS.en;

// Letter by letter, misspellings included: other tests take the words from the dictionary, and would not notice a slip in it.
test("English says what the specification has the pages say", () => {
  expect(LOADER_MESSAGES.map(({ key }) => response[key])).toEqual([
    "Processing your requirements",
    "Analysing your plot and family details",
    "Adjusting the plan according to your future needs",
    "Considering your structure choice",
    "Analyzing front facade for 3D Elevation",
    "Preparing Photorealistic 3D Elevation",
    "Creating multiple options",
    "Preparing final 2D & 3D designs",
    "Your 2D & 3D Designs are ready",
  ]);
  expect(response).toMatchObject({
    submit: "Submit",
    sendingOtp: "Sending OTP..",
    verifyingOtp: "Verifying OTP..",
    forbidden: "Access forbidden: You do not have permission to access this resource.",
    httpError: "HTTP error! Status: {status}",
    noResponse: "No response received from the server.",
    error: "Error: {message}",
    wrongOtp: "Error: wrong otp entered",
    tryLater: "Something went wrong please try again later!",
  });
  expect(survey).toMatchObject({
    back: "Back",
    next: "Next",
    finish: "Finish",
    errorRequired: "This field is required",
    errorWidth: "Value must be 100 or less.",
    errorDepth: "Value must be 100 or less.",
    requestFailed: "Request failed with status",
    errorPosting: "Error posting data",
  });
  expect(common).toMatchObject({
    selectLanguage: "Select Language",
    somethingWrong: "Something Went Wrong!",
    unableToProcess: "Unable to process please try again.",
  });
  expect(thanks).toMatchObject({
    thanksStep: "Thank you for taking the 1st right step towards your dream home.",
    orderId: "Merchant Order Id",
    status: "Status",
    success: "Success",
    amount: "Amount",
  });
  expect(failure).toMatchObject({ heading: "Payment Failed!.", tryAgain: "Try again!" });
  expect({ ...checkout, ...still }).toMatchObject({
    ready: "Your 2D Floor Plan is ready !",
    withinHours: "Within 4 working hours",
    deliveryMethod: "Softcopy by email or WhatsApp",
    extraOff: "Extra {amount} off",
    tip1: "You will receive one Floor Plan option.",
    tip2: "You will receive Entirely different Two Floor Plan options",
    tip3: "You will receive One Floor Plan + 3D Elevation options",
    tip4: "You will receive Entirely different Two Floor Plan + 3D Elevation options",
    validTill: "Offer Valid Till",
    payNow: "Pay Now",
    paySticky: "Pay {amount} To Unlock Now",
    adv1: "Cost Effective",
    adv2: "High Accuracy (95%)",
    adv3: "Instant Delivery",
    adv4: "Multiple Design options",
    videoFallback: "Your Browser donn't support this video",
    plansDelivered_other: "{count} plans delivered in last 24 hrs",
    didYouKnow: "Did you know?",
    grabOffer: "Grab Offer Now",
    getPlan: "Get Plan",
    specialApplied: "Special Discount Applied",
    specialPlan: "One (2D Design + 3D Elevation) option plan",
    bestSeller: "Best Seller",
    boughtHalfHour: "50+ People Bought Designs in Past Half an Hours",
  });
});
