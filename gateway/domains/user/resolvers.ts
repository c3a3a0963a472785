import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { listSocialProviders } from '#services/contract/login.ts'
import { accountResolvers } from './account-resolvers.ts'
import { loginResolvers } from './login-resolvers.ts'
import { toAddressType } from './mappers.ts'
import { socialResolvers } from './social-resolvers.ts'

export const userResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Me' | 'Address'> = {
  Query: {
    me: (_root, _args, { dataSources }) => dataSources.user.me(),
    loginProviders: async (_root, _args, { upstream }) => {
      try {
        const { records } = await upstream.call(listSocialProviders, {})
        return records
      } catch (error) {
        if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED') return []
        throw error
      }
    },
  },

  Mutation: { ...loginResolvers, ...socialResolvers, ...accountResolvers },

  Me: {
    id: ({ id }) => String(id),
    pendingEmail: ({ pendingEmail }) => pendingEmail ?? null,
    firstName: ({ details }) => details.firstName,
    lastName: ({ details }) => details.lastName,
    company: ({ company }) => company?.name ?? null,
    addresses: ({ addresses }) => addresses ?? [],
    // A platform without this field has password logins only.
    hasPassword: ({ hasPassword }) => hasPassword ?? true,
    scopes: ({ scope }) => scope,
    sessions: (_me, _args, { dataSources }) => dataSources.user.sessions(),
  },

  Address: {
    id: ({ id }) => String(id),
    type: ({ type }) => toAddressType(type),
  },
}
