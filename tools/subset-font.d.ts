declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    letters: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>
  export = subsetFont
}
