/** Texts that the shopper can have printed on the back. */
export const PRINTING = [
  { type: 'text', label: 'Prezime na leđima', maxLength: 12 },
  { type: 'number', label: 'Broj na leđima', maxLength: 2 },
] as const
