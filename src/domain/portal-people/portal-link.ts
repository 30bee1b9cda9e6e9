/** The link in invitations and password reset mails. */
export function passwordLink(publicUrl: string, token: string): string {
	return `${publicUrl}/distributor-login/password?token=${token}`;
}
