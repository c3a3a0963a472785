/** A section that may be part of a text: it has its own room above it only after one that fills the page. */
export const TEXT_CLASS = 'site-width pb-10 md:pb-12 [section+&]:pt-14 md:[section+&]:pt-20'
