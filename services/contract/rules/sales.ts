/** Spans that the sales can be shown for. */
export const SALES_DAYS = [7, 30, 90] as const
