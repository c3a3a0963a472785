/** Name of the form among those of its page. */
export const REPORT_INTENT = 'report'
