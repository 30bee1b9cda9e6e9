import { expect, it } from 'vitest';
import { askForBuiltins } from './plain-builtins.ts';

it("asks the process for Node's modules and leaves other imports", () => {
	const code =
		'import"./a.js";import{join,resolve as r}from"node:path";import{t as en}from"./b.js";import url,{URL as U}from"url";import*as fs from"node:fs";const x="import{a}from\\"node:path\\";";';
	expect(askForBuiltins(code)).toBe(
		'import"./a.js";import{t as en}from"./b.js";const {join,resolve:r}=process.getBuiltinModule("node:path");const url=process.getBuiltinModule("url");const {URL:U}=process.getBuiltinModule("url");const fs=process.getBuiltinModule("node:fs");const x="import{a}from\\"node:path\\";";',
	);
});

it('what it writes runs as the imports did', async () => {
	const code = askForBuiltins(
		'import{join as j}from"node:path";import p from"path";export default j("a","b")+p.sep;',
	);
	const { default: joined } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
	expect(joined).toBe('a/b/');
});
