/** Of this product, as package.json has it. */
export const VERSION = '0.2.0'
