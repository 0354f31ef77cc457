/** Buckets for what members wait for: pages, and calls of the operator. */
export const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];
