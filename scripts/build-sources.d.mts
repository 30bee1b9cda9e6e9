export function listBuildSources(root: string): string[];
export function stampSources(root: string): string;
