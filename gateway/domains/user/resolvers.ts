import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { typeNameOf } from '#gateway/lib/type-name.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { listSocialProviders } from '#services/contract/login.ts'
import { accountResolvers } from './account-resolvers.ts'
import { loginResolvers } from './login-resolvers.ts'
import { toAddressType } from './mappers.ts'
import { socialResolvers } from './social-resolvers.ts'

const UNIONS = {
  LoginResult: { __resolveType: typeNameOf },
  RefreshSessionResult: { __resolveType: typeNameOf },
  RegisterResult: { __resolveType: typeNameOf },
  VerifyEmailResult: { __resolveType: typeNameOf },
  UpdateProfileResult: { __resolveType: typeNameOf },
  ChangePasswordResult: { __resolveType: typeNameOf },
  RequestPasswordResetResult: { __resolveType: typeNameOf },
  SetPasswordResult: { __resolveType: typeNameOf },
  SaveAddressResult: { __resolveType: typeNameOf },
  DeleteAddressResult: { __resolveType: typeNameOf },
  EndSessionResult: { __resolveType: typeNameOf },
  MemberCardCheckResult: { __resolveType: typeNameOf },
  StartSocialLoginResult: { __resolveType: typeNameOf },
  FinishSocialLoginResult: { __resolveType: typeNameOf },
  EraseAccountResult: { __resolveType: typeNameOf },
} as const satisfies Partial<Resolvers>

export const userResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Me' | 'Address'> &
  typeof UNIONS = {
  ...UNIONS,

  Query: {
    me: (_root, _args, { loaders }) => loaders.user.me(),
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
    // A platform that does not tell knows no other way in.
    hasPassword: ({ hasPassword }) => hasPassword ?? true,
    scopes: ({ scope }) => scope,
    sessions: (_me, _args, { loaders }) => loaders.user.sessions(),
  },

  Address: {
    id: ({ id }) => String(id),
    type: ({ type }) => toAddressType(type),
  },
}
