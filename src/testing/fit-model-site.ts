import { expect } from 'vitest';
import { aGlove } from '../domain/catalogue/test-glove.ts';
import { formatReply } from './model-readings.ts';
import { openModelServer } from './model-server.ts';
import { saying } from './model-stand-in.ts';
import { openTestSite, type TestSite } from './test-site.ts';

export const API_KEY = 'sk-secret-of-the-shop';
export const GOOD = 'Yes: stick is Full use on its sheet.';
export const TASK = 'stick at 140 amps';
export const agreeing = saying(formatReply({ sentence: GOOD }));
/** A No of the rules, and a model's reply to it. */
export const NO_STICK = [
	{ process: 'SMAW (Stick)', amperageRange: '85-160A', performance: 'No use', notes: '' },
];
export const GOOD_NO = 'No: stick is not what its sheet is about.';
export const refusing = saying(formatReply({ verdict: 'No use', sentence: GOOD_NO }));

/** A site with one glove and a language model that answers with `answer`. */
export async function openFitModelSite(
	answer = agreeing,
	options: { dailyLimit?: number; glove?: object } = {},
) {
	const model = await openModelServer(answer);
	const { dailyLimit = 500, glove } = options;
	const site = await openTestSite({
		products: [aGlove(glove)],
		fitModel: { apiKey: API_KEY, baseUrl: model.baseUrl, model: 'gpt-4.1', dailyLimit },
	});
	return { ...site, model };
}

export const askFitCheck = async ({ app }: TestSite, task = TASK, headers: Record<string, string> = {}) => {
	const answer = await app.inject({
		method: 'POST',
		url: '/api/products/xy900/fit-check',
		headers: { 'content-type': 'application/json', ...headers },
		payload: JSON.stringify({ task }),
	});
	expect(answer.statusCode).toBe(200);
	return answer;
};

/** The stored checks. */
export const listStoredChecks = ({ database }: TestSite) =>
	database.db.selectFrom('fit_check').selectAll().orderBy('id').execute();
