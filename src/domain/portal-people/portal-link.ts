/** Where an invitation or a mail about a forgotten password leads. */
export function passwordLink(publicUrl: string, token: string): string {
	return `${publicUrl}/distributor-login/password?token=${token}`;
}
