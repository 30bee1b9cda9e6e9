import { describe, expect, test } from 'vitest';
import { EMAIL, openSite } from '../../admin/accounts/sign-in/test-sign-in.server.ts';
import { addStaffAccount, STAFF_PASSWORD, StaffBrowser } from '../../testing/staff-browser.ts';
import { requireTry } from './sign-in-delay.server.ts';

describe('throttling', () => {
	const wrong = 'not the password at all';

	test('repeated attempts wait longer and longer; the right password waits too', async () => {
		const { browser } = await openSite();
		for (let i = 0; i < 5; i++) expect((await browser.signIn(EMAIL, wrong)).statusCode).toBe(401);
		const blocked = await browser.signIn();
		expect(blocked.statusCode).toBe(429);
		expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(5);
		expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(10);
	});

	test('no other spelling of the address, no other path and no header resets the delay', async () => {
		const { app } = await openSite();
		for (let i = 0; i < 5; i++) await new StaffBrowser(app, `198.51.100.${i}`).signIn(EMAIL, wrong);
		const later = new StaffBrowser(app, '192.0.2.99');
		expect((await later.signIn(EMAIL.toUpperCase())).statusCode).toBe(429);
		expect((await later.signIn(`  ${EMAIL}`)).statusCode).toBe(429);
		const body = { email: EMAIL, password: STAFF_PASSWORD };
		for (const url of ['/api/user/Login', '/api/user/login/', '/api//user/login', '/api/user/%6cogin?x=1']) {
			const answer = await later.call({ method: 'POST', url, body }, { 'x-forwarded-for': '8.8.8.8' });
			expect([404, 405, 429], url).toContain(answer.statusCode);
			expect(answer.headers['set-cookie']).toBeUndefined();
		}
	});

	test('concurrent attempts count like sequential ones', async () => {
		const { browser } = await openSite();
		const answers = await Promise.all(Array.from({ length: 20 }, () => browser.signIn(EMAIL, wrong)));
		const passed = answers.filter(({ statusCode }) => statusCode === 401 || statusCode === 503);
		expect(passed.length).toBeLessThanOrEqual(5);
		expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(15);
	});

	test('concurrent free attempts are allowed in whatever order they are counted', async () => {
		const { database } = await openSite();
		const who = { email: EMAIL, address: '192.0.2.61' };
		// Each read the clock before the attempt counted ahead of it, as happens with concurrent attempts or
		// two processes.
		for (let tries = 0; tries < 4; tries++) {
			await requireTry(database.db, who, new Date(Date.UTC(2026, 0, 5, 12) - tries * 500));
		}
		await requireTry(database.db, who, new Date(Date.UTC(2026, 0, 5, 12)));
		await expect(requireTry(database.db, who, new Date(Date.UTC(2026, 0, 5, 12, 0, 1)))).rejects.toThrow(
			'Wait 9 seconds',
		);
	});

	test('strangers cannot lock the owner out of her usual place', async () => {
		const { app, browser } = await openSite();
		await browser.signIn();
		for (let i = 0; i < 8; i++) await new StaffBrowser(app, `198.51.100.${i}`).signIn(EMAIL, wrong);
		expect((await new StaffBrowser(app, '198.51.100.200').signIn()).statusCode).toBe(429);
		expect((await browser.signIn()).statusCode).toBe(200);
	});

	test('an attacker’s own successful sign-in does not reset the count of his address', async () => {
		const { app, database } = await openSite();
		const own = 'own@emberhide.example';
		await addStaffAccount(database, { email: own });
		const attacker = new StaffBrowser(app, '192.0.2.5');
		for (let i = 0; i < 54; i++) await attacker.signIn(EMAIL, wrong);
		expect((await attacker.signIn(own)).statusCode).toBe(200);
		for (let i = 0; i < 5; i++) expect((await attacker.signIn(EMAIL, wrong)).statusCode).toBe(429);
		const over = await attacker.signIn(own);
		expect(over.statusCode).toBe(429);
		expect(over.json().detail).toContain('too often');
	});
});
