import { expect, test } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';

test.each(['TIG', 'tig', ' Tig '])('the category “%s” is found whatever its case', async (name) => {
	const { app } = await openTestSite();
	const answer = await app.inject({ url: '/api/categories/search', query: { name } });
	expect(answer.statusCode).toBe(200);
	expect(answer.json().name).toBe('TIG');
	expect(answer.json().partNumbers).toContain('xy276-3');
});

test('an unknown category is a 404, a missing name a 400 that says so', async () => {
	const { app } = await openTestSite();
	expect((await app.inject('/api/categories/search?name=mittens')).statusCode).toBe(404);
	const missing = await app.inject('/api/categories/search');
	expect(missing.statusCode).toBe(400);
	expect(missing.json().errors).toEqual([{ path: 'name', message: 'is required' }]);
});
