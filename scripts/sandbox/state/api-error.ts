import type { ErrorCode, GONE, INVALID_TOKEN } from "schemas/contract/errors";

export type ApiErrorCode = ErrorCode | typeof INVALID_TOKEN | typeof GONE;

/** HTTP statuses for these codes; every other code is sent with 400. */
const statuses: Partial<Record<ApiErrorCode, number>> = {
  "invalid-token": 401,
  gone: 410,
  UNAUTHORIZED: 401,
  EXPIRED_AUTH_TOKEN: 401,
  INVALID_USER_1: 401,
  INVALID_USER_2: 401,
  INVALID_USER_3: 401,
  INVALID_USER_4: 401,
  WRONG_CREDENTIAL: 401,
  WRONG_PASSWORD: 401,
  INVALID_IP: 403,
  INACTIVE_USER: 403,
  NO_USER: 404,
  NO_DATA: 404,
  NO_GAME: 404,
  NO_PROMOTION: 404,
  REQUEST_LIMIT: 429,
  REQUEST_LIMIT_1MIN: 429,
  INTERNAL_SERVER_ERROR: 500,
};

/** The API refuses a call: the answer is `{ "message": code }` with the code's status. `detail` is only for the record. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;

  constructor(code: ApiErrorCode, detail?: string, status = statuses[code] ?? 400) {
    super(detail ?? code);
    this.code = code;
    this.status = status;
  }
}

/** Answered with status 200 and `{ "success": false, "error": code }`, as spin and coupon claim fail. */
export class ApiErrorAs200 extends ApiError {
  constructor(code: ApiErrorCode, detail?: string) {
    super(code, detail, 200);
  }
}
