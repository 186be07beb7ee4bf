/** Who administers a new system, and where the password is told. */
export class FirstAdministratorSettings {
  constructor(
    /** Absent: nobody is made. */
    readonly email: string | undefined,
    /** Absent: the password is said on standard output. */
    readonly passwordFile: string | undefined,
  ) {}
}
