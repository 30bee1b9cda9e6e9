const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * The first duplicate key in an object of a valid JSON text, whose first value `JSON.parse` would silently drop;
 * undefined if there is none.
 */
export function findRepeatedKey(json: string): string | undefined {
	/** The keys of each open object; undefined for a list. */
	const open: (Set<string> | undefined)[] = [];
	let isName = false;
	for (const [token] of json.matchAll(TOKEN)) {
		switch (token) {
			case '{':
				open.push(new Set());
				isName = true;
				break;
			case '[':
				open.push(undefined);
				isName = false;
				break;
			case '}':
			case ']':
				open.pop();
				isName = false;
				break;
			case ',':
				isName = open.at(-1) !== undefined;
				break;
			case ':':
				isName = false;
				break;
			default: {
				if (!isName) break;
				const names = open.at(-1);
				const name = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
				if (names?.has(name)) return name;
				names?.add(name);
			}
		}
	}
	return undefined;
}
