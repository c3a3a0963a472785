const KB = 1_000
const MB = 1_000_000

/** Such as `1,4 MB`, in the language of the back office. */
export function fileSize(bytes: number, language: string): string {
  const isLarge = bytes >= MB
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: isLarge ? 1 : 0 })
  return isLarge ? `${format.format(bytes / MB)} MB` : `${format.format(Math.ceil(bytes / KB))} kB`
}
