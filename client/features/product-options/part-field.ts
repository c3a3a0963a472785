/** The name of the field that chooses the part at this place of a bundle. */
export const partField = (place: number): string => `part-${place}`
