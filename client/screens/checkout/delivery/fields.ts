export const METHOD = 'deliveryMethodId'
export const BRANCH = 'deliveryBranchId'
