/* Records what a process does to files of an SQLite database, and what it prints. See tests/store/test_power_cut.py.
 *
 *     cc -shared -fPIC -o recorder.so disk_recorder.c -ldl
 *     DISK_LOG=log LD_PRELOAD=./recorder.so program
 *
 * An entry of the log: what (W write, S sync, T truncate, D delete, F sync of a folder, A printed), the file (0
 * database, 1 its WAL, 2 its journal), 6 unused bytes, an offset or new size, the length of the data (8 bytes each),
 * the data.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

struct entry {
    char what, file, unused[6];
    int64_t offset, length;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_file = -1;

/* The number of a file of the database, or -1. */
static int number_of(const char *path) {
    size_t length = strlen(path);
    static const char *const endings[] = {".sqlite", ".sqlite-wal", ".sqlite-journal"};
    for (int number = 0; number < 3; number++) {
        size_t ending = strlen(endings[number]);
        if (length >= ending && !strcmp(path + length - ending, endings[number])) return number;
    }
    return -1;
}

static int number_of_open(int fd) {
    char name[64], path[4096];
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(name, path, sizeof path - 1);
    if (length < 0) return -1;
    path[length] = 0;
    return number_of(path);
}

static void record(char what, int file, int64_t offset, const void *data, int64_t length) {
    struct entry entry = {what, (char)file, {0}, offset, length};
    if (log_file < 0) log_file = open(getenv("DISK_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    syscall(SYS_write, log_file, &entry, sizeof entry);
    if (length) syscall(SYS_write, log_file, data, length);
}

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

#define PWRITE(name)                                                          \
    ssize_t name(int fd, const void *data, size_t length, off_t offset) {     \
        int file = number_of_open(fd);                                        \
        pthread_mutex_lock(&lock);                                            \
        ssize_t done = REAL(ssize_t, name, int, const void *, size_t, off_t)( \
            fd, data, length, offset);                                        \
        if (file >= 0 && done > 0) record('W', file, offset, data, done);     \
        pthread_mutex_unlock(&lock);                                          \
        return done;                                                          \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

#define SYNC(name)                                         \
    int name(int fd) {                                     \
        int file = number_of_open(fd);                     \
        struct stat found;                                 \
        int is_folder = !fstat(fd, &found) && S_ISDIR(found.st_mode); \
        if (file < 0 && !is_folder) return REAL(int, name, int)(fd);  \
        pthread_mutex_lock(&lock);                         \
        record(is_folder ? 'F' : 'S', is_folder ? 0 : file, 0, NULL, 0); \
        pthread_mutex_unlock(&lock);                       \
        return 0; /* the model decides what is durable */  \
    }
SYNC(fsync)
SYNC(fdatasync)

#define TRUNCATE(name)                                              \
    int name(int fd, off_t size) {                                  \
        int file = number_of_open(fd);                              \
        pthread_mutex_lock(&lock);                                  \
        int done = REAL(int, name, int, off_t)(fd, size);           \
        if (file >= 0 && !done) record('T', file, size, NULL, 0);   \
        pthread_mutex_unlock(&lock);                                \
        return done;                                                \
    }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

int unlink(const char *path) {
    int file = number_of(path);
    pthread_mutex_lock(&lock);
    int done = REAL(int, unlink, const char *)(path);
    if (file >= 0 && !done) record('D', file, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t write(int fd, const void *data, size_t length) {
    int file = fd == 1 ? -1 : number_of_open(fd);
    pthread_mutex_lock(&lock);
    off_t offset = file < 0 ? 0 : lseek(fd, 0, SEEK_CUR);
    ssize_t done = syscall(SYS_write, fd, data, length);
    if (done > 0 && fd == 1) record('A', 0, 0, data, done);
    if (done > 0 && file >= 0) record('W', file, offset, data, done);
    pthread_mutex_unlock(&lock);
    return done;
}
