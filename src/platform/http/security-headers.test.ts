import { expect, it } from 'vitest';
import { pageCsp } from './security-headers.server.ts';

it('allows nothing inline but the scripts named by their hash', () => {
	const policy = pageCsp(['abc=']);
	expect(policy).toContain("script-src 'self' 'sha256-abc=';");
	expect(policy).toContain("style-src 'self';");
	expect(policy).not.toContain('unsafe');
});

it('allows style attributes where it is asked to, and still no style elements', () => {
	const rules = pageCsp([], { allowsStyleAttributes: true }).split('; ');
	expect(rules).toContain("style-src-attr 'unsafe-inline'");
	expect(rules).toContain("style-src 'self'");
	expect(rules.filter((rule) => rule.includes('unsafe'))).toHaveLength(1);
});

it('allows the style elements named by their hash', () => {
	expect(pageCsp([], { styleHashes: ['abc='] })).toContain("style-src 'self' 'sha256-abc=';");
});
