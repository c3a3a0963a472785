export const METHOD = 'deliveryMethodId'
export const BRANCH = 'deliveryBranchId'

type Choice = { readonly deliveryMethodId: string; readonly deliveryBranchId?: string | undefined }

export function deliveryInput({ deliveryMethodId, deliveryBranchId }: Choice) {
  return { methodId: deliveryMethodId, branchId: deliveryBranchId || null }
}
