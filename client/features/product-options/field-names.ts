/** The name of the field that chooses a value of this option. */
export const optionField = (code: string): string => `option-${code}`

/** The name of the field that chooses the part at this place of a bundle. */
export const partField = (place: number): string => `part-${place}`

/** The name of the field for what a buyer wants on the product. */
export const customField = (optionId: string): string => `custom-${optionId}`
