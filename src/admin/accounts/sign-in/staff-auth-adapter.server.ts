import type { DBAdapter } from 'better-auth/adapters';
import { hashOfToken } from '../../../platform/accounts/secret-token.server.ts';

type Condition = { field: string; value: unknown; operator?: string };
type Row = Record<string, unknown>;

/**
 * better-auth's database adapter. Session tokens are stored only as hashes: reading the database,
 * or a copy of it, does not allow signing in as anybody (ASVS 7.2.3). Rows found by a token get it
 * back.
 */
export function hashTokens(adapter: DBAdapter): DBAdapter {
	const hashed = (model: string, where: Condition[]): Condition[] =>
		model !== 'session'
			? where
			: where.map((one) =>
					one.field === 'token' ? { ...one, value: mapText(one.value, hashOfToken) } : one,
				);
	const conditionOf = (model: string, where: Condition[] = []) =>
		model === 'session' ? where.find(({ field }) => field === 'token')?.value : undefined;
	const withToken = (row: Row | null, token: unknown) =>
		row && typeof token === 'string' ? { ...row, token } : row;
	// The methods share one shape, and their types say more than is needed here.
	const inner = adapter as unknown as Record<string, (argument: never) => Promise<unknown>>;
	const callOriginal = (method: string, argument: unknown) =>
		inner[method]?.(argument as never) as Promise<Row | null>;
	type Argument = { model: string; where: Condition[]; data?: Row };
	const passOn = (method: string) => async (argument: Argument) =>
		withToken(
			await callOriginal(method, { ...argument, where: hashed(argument.model, argument.where ?? []) }),
			conditionOf(argument.model, argument.where),
		);
	return {
		...adapter,
		create: async (argument: Argument) => {
			const token = argument.model === 'session' ? argument.data?.token : undefined;
			const data = token ? { ...argument.data, token: hashOfToken(String(token)) } : argument.data;
			return withToken(await callOriginal('create', { ...argument, data }), token);
		},
		...Object.fromEntries(
			['findOne', 'update', 'delete', 'consumeOne', 'incrementOne'].map((method) => [method, passOn(method)]),
		),
		...Object.fromEntries(
			['findMany', 'updateMany', 'deleteMany', 'count'].map((method) => [
				method,
				(argument: Argument) =>
					callOriginal(method, { ...argument, where: hashed(argument.model, argument.where ?? []) }),
			]),
		),
		transaction: (work: (transaction: DBAdapter) => Promise<unknown>) =>
			adapter.transaction((transaction) => work(hashTokens(transaction as DBAdapter))),
	} as unknown as DBAdapter;
}

function mapText(value: unknown, map: (text: string) => string): unknown {
	if (Array.isArray(value)) return value.map((one) => map(String(one)));
	return map(String(value));
}
