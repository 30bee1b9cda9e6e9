import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Rules for dependencies (docs/security.md): exact versions with integrity checksums, no denied packages,
 * and licences suitable for a closed program, or a reason by name. Reads package.json and
 * package-lock.json, so that packages of all platforms are checked, not only this machine's.
 */

export type LockedPackage = {
	version?: string;
	license?: string;
	integrity?: string;
	resolved?: string;
	dev?: boolean;
	hasInstallScript?: boolean;
};

export type Manifest = {
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
	allowScripts?: Record<string, boolean>;
};

/** Licences that require only a notice. */
const LICENSES = [
	...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
	...['Unlicense', 'CC0-1.0', 'OFL-1.1'],
];

/** Other licences, by package, each with the reason why it is acceptable. */
const BY_NAME: { name: RegExp; license: string; why: string }[] = [
	{
		name: /^@img\/sharp-/,
		license: 'LGPL-3.0-or-later',
		why: 'libvips: a library of its own that is loaded as it was published and can be replaced; never changed or linked in',
	},
	{
		name: /^lightningcss(-|$)/,
		license: 'MPL-2.0',
		why: 'part of the build tool: its files are not changed and not served',
	},
	{ name: /^(@axe-core\/playwright|axe-core)$/, license: 'MPL-2.0', why: 'runs in our tests only' },
	{ name: /^caniuse-lite$/, license: 'CC-BY-4.0', why: 'data of the build tool, named here as it asks' },
	{ name: /^png-js$/, license: 'none named', why: 'its LICENSE file is MIT' },
	{
		name: /^(busboy|dicer|streamsearch)$/,
		license: 'none named',
		why: 'MIT in an older field; in the storage server of our tests only',
	},
	{ name: /^(humanize-number|only)$/, license: 'none named', why: 'MIT in their readme; in our tests only' },
];

/** Packages that are denied entirely, or at run time. */
const DENIED: { name: RegExp; why: string; inTests?: boolean }[] = [
	{
		name: /^react-server-dom-/,
		why: 'it reads calls of visitors as programs do; five advisories in a winter',
	},
	{
		name: /^(event-stream|flatmap-stream|node-ipc|peacenotwar|colors|faker|es5-ext)$/,
		why: 'it was turned against its users',
	},
	{
		name: /^(multer|busboy|dicer|formidable)$/,
		why: 'a malformed form stopped such parsers; ours is src/admin/pictures/posted-form.ts',
		inTests: true,
	},
	{ name: /^(vm2|eval|static-eval|notevil)$/, why: 'it runs texts as programs' },
	{ name: /^(request|node-uuid|xlsx|left-pad)$/, why: 'it is no longer looked after' },
	{ name: /^(husky|patch-package)$/, why: 'it changes the machine or other packages when it is installed' },
];

const EXACT = /^\d+\.\d+\.\d+(?:-[0-9a-z.]+)?$/;

/** A sentence for each package that breaks a rule; `packages` is that part of package-lock.json. */
export function findDependencyErrors(manifest: Manifest, packages: Record<string, LockedPackage>): string[] {
	const errors: string[] = [];
	for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
		if (!EXACT.test(version)) errors.push(`${name}: package.json asks for "${version}"; name one version.`);
	}
	for (const [path, entry] of Object.entries(packages)) {
		if (path === '') continue;
		const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
		const denied = DENIED.find((one) => one.name.test(name) && !(one.inTests && entry.dev));
		if (denied) errors.push(`${name}: is not wanted: ${denied.why}.`);
		if (!entry.integrity?.startsWith('sha512-')) errors.push(`${name}: has no SHA-512 in package-lock.json.`);
		if (entry.resolved && !entry.resolved.startsWith('https://registry.npmjs.org/')) {
			errors.push(`${name}: comes from ${entry.resolved}, not from the registry.`);
		}
		if (!isLicenseAccepted(name, entry.license)) {
			errors.push(
				`${name}: its licence is ${entry.license ?? 'none named'}; read it, then name it in scripts/dependency-rules.ts with a reason, or do without.`,
			);
		}
	}
	for (const name of Object.keys(manifest.allowScripts ?? {})) {
		if (!packages[`node_modules/${name}`]?.hasInstallScript) {
			errors.push(`${name}: allowScripts lets it run a script that it does not have.`);
		}
	}
	return errors;
}

/** "(MIT OR GPL-2.0)" needs one allowed licence, "A AND B" needs both. */
function isLicenseAccepted(name: string, license = 'none named'): boolean {
	const isAccepted = (one: string) =>
		LICENSES.includes(one) ||
		BY_NAME.some((exception) => exception.license === one && exception.name.test(name));
	return license
		.replaceAll(/[()]/g, '')
		.split(' OR ')
		.some((choice) => choice.split(' AND ').every((one) => isAccepted(one.trim())));
}

if (import.meta.main) {
	const root = join(import.meta.dirname, '..');
	const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
	const { packages } = read('package-lock.json');
	const errors = findDependencyErrors(read('package.json'), packages);
	for (const error of errors) console.error(error);
	console.log(`${Object.keys(packages).length - 1} packages read, ${errors.length} break a rule`);
	process.exit(errors.length === 0 ? 0 : 1);
}
